/** Notifications sent by the server. They are in the reader's language and contain no hidden information. */

export interface PageNotification {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

interface Message {
  title: string;
  body: string;
  table: string;
  lang: string;
}

/** Returns the notification to show. A table has one: a newer one replaces it. */
export function notificationOf(text: string | undefined, base = ""): PageNotification | null {
  const message = read(text);
  if (message === null) return null;
  const { title, body, table, lang } = message;
  const data = { path: `${base}/table/${encodeURIComponent(table)}` };
  const icon = `${base}/icon-192.png`;
  return { title, options: { body, lang, tag: table, icon, badge: icon, data } };
}

function read(text: string | undefined): Message | null {
  try {
    const found = JSON.parse(text ?? "") as Partial<Message> | null;
    const parts = [found?.title, found?.body, found?.table, found?.lang];
    return parts.every((part) => typeof part === "string") ? (found as Message) : null;
  } catch {
    return null;
  }
}
