import { expect, test } from "vitest";
import { notificationOf } from "../src/offline/notifications";
import { bytesOf } from "../src/push/push.svelte";

const MESSAGE = {
  title: "Auction: it is your turn",
  body: "With Boris. You have 1 day.",
  table: "a-b_c",
  lang: "en",
};

test("a notification is shown unchanged, one per table", () => {
  const shown = notificationOf(JSON.stringify(MESSAGE));
  expect(shown?.title).toBe(MESSAGE.title);
  expect(shown?.options).toMatchObject({
    body: MESSAGE.body,
    lang: "en",
    tag: "a-b_c",
    data: { path: "/table/a-b_c" },
  });
});

test.each([undefined, "", "null", "[]", "7", "{}", JSON.stringify({ ...MESSAGE, table: 7 })])(
  "what is no message shows nothing: %s",
  (text) => {
    expect(notificationOf(text)).toBeNull();
  },
);

test("no message leads anywhere but to a table", () => {
  const { options } = notificationOf(JSON.stringify({ ...MESSAGE, table: "../../evil?x#y" })) ?? { options: null };
  expect(options?.data.path).toBe("/table/..%2F..%2Fevil%3Fx%23y");
});

test("a key is read as its bytes", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
});
