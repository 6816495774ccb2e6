/** Putting text where it can be pasted. */

/** Whether it worked. Browsers give the clipboard only to secure pages; the old way works on the others too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "out-of-sight";
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
