/** The live client for components: what it knows, as something that they can watch. */

import { browserSurroundings, LiveClient, type LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { GiveOrder, Refusal, Told } from "../protocol/types";
import { spokenLanguage } from "../words/words.svelte";
import type { Playing } from "./playing";

export class LiveTable<V extends AnyView> implements Playing<V> {
  readonly mode = "live";
  state: LiveState<V> = $state.raw() as LiveState<V>;
  story: Told[] = $state.raw([]);
  /** The sentences of the last thing that happened, for who listens. */
  spoken = $state("");
  /** Why something is not done, until the next thing happens. */
  refusal: Refusal | null = $state.raw(null);
  readonly client: LiveClient<V>;

  constructor(table: string) {
    this.client = new LiveClient<V>(browserSurroundings(table, spokenLanguage), {
      changed: (state) => {
        this.state = state;
      },
      told: (news, late) => this.hear(news, late),
      refused: (refusal) => {
        this.refusal = refusal;
      },
      outdated: () => location.reload(),
    });
    this.state = this.client.state;
  }

  move(text: string): void {
    this.client.move(text);
  }

  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.client.giveOrder(order);
  }

  ready(): void {
    this.client.ready();
  }

  say(text: string): void {
    this.spoken = text;
  }

  private hear(news: Told[], late: boolean): void {
    this.story = [...this.story, ...news];
    this.refusal = null;
    if (!late) this.spoken = news.flatMap((told) => told.words ?? []).join(" ");
  }
}
