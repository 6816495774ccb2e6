/** The live client for components: what it knows, as something that they can watch. */

import { Giving } from "../fair/numberSender";
import { browserSurroundings, LiveClient, type LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { GiveOrder, MakeWish, Refusal, Told } from "../protocol/types";
import { askForBuild, outdated } from "../upgrade/build.svelte";
import { spokenLanguage } from "../words/words.svelte";
import type { Playing } from "./game";
import { standing } from "./log";

export class LiveTable<V extends AnyView> implements Playing<V> {
  readonly mode = "live";
  state: LiveState<V> = $state.raw() as LiveState<V>;
  story: Told[] = $state.raw([]);
  /** The sentences of the last thing that happened, for who listens. */
  spoken = $state("");
  /** The decision that is on the screen, which may be behind the newest. */
  decisionSeen: number | null = $state(null);
  /** Why something is not done, until the next thing happens. */
  refusal: Refusal | null = $state.raw(null);
  /** Why the server closed the table for this reader; null while it has not. */
  closedBy: number | null = $state(null);
  readonly client: LiveClient<V>;
  private readonly giving: Giving;
  /** What has happened and is not on the screen yet. */
  private unsaid: Told[] = [];

  constructor(table: string) {
    this.giving = new Giving(table, (round, number) => this.client.addNumber(round, number));
    this.client = new LiveClient<V>(browserSurroundings(table, spokenLanguage), {
      changed: (state) => this.change(state),
      told: (news, late) => this.hear(news, late),
      refused: (refusal) => {
        if (this.giving.concerns(refusal)) this.refusal = refusal;
      },
      outdated,
      closed: (code) => {
        this.closedBy = code;
      },
    });
    this.state = this.client.state;
  }

  private change(state: LiveState<V>): void {
    const { fair, seat } = state;
    const isNews = fair !== this.state.fair || seat !== this.state.seat;
    // A server that was away for a moment may have been upgraded.
    if (this.state.connection === "away" && state.connection === "here") void askForBuild();
    this.state = state;
    if (fair && isNews) this.giving.hear(fair, seat);
  }

  /** Add a number of one's own to the coming deal, in place of the random one. */
  give(round: number, number: string): void {
    this.giving.choose(round, number);
  }

  move(text: string): void {
    this.client.move(text);
  }

  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.client.giveOrder(order);
  }

  askEstimate(): void {
    this.client.askEstimate();
  }

  ready(): void {
    this.client.ready();
  }

  wish(wish: MakeWish["wish"], of: number | null = null): void {
    this.client.wish(wish, of);
  }

  utter(text: string): void {
    this.client.utter(text);
  }

  say(text: string): void {
    this.spoken = text;
  }

  /** Come back after the table was closed, or after somebody has said who they are. */
  again(): void {
    this.closedBy = null;
    this.refusal = null;
    this.client.reconnect();
  }

  /** What is told again, in another language, takes the place of what was told. */
  private hear(news: Told[], late: boolean): void {
    const first = news[0]?.version ?? 0;
    const before = late ? this.story.filter((told) => told.version < first) : this.story;
    this.story = standing(before, news);
    this.refusal = null;
    if (!late) this.unsaid.push(...news);
  }

  /** Who listens is told when who looks can see it. */
  seen(version: number, decision: number | null): void {
    this.decisionSeen = decision;
    const news = this.unsaid.filter((told) => told.version <= version);
    this.unsaid = this.unsaid.filter((told) => told.version > version);
    if (news.length > 0) this.spoken = news.flatMap((told) => told.words ?? []).join(" ");
  }
}
