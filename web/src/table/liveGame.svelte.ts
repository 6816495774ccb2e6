/** A live game as reactive state for components. */

import { NumberSender } from "../fair/numberSender";
import { browserEnvironment, LiveClient, type LiveState, type TableServer } from "../live/client";
import type { AnyView } from "../live/view";
import type { EntryView, GiveOrder, Refusal } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { checkBuild, outdated } from "../upgrade/build.svelte";
import type { LogLine, Teller } from "../words/told";
import { absenceChanges, absentSince, type Change, localNote, madeWithoutMe } from "./absence";
import type { TableGame } from "./game";
import { appendEntries, spokenText } from "./log";
import { later, playerName, tellerFor } from "./told";

/** The newest position that this browser has seen at its last table. */
const SEEN = "goldgavel.seen";

export class LiveGame<V extends AnyView> implements TableGame<V> {
  readonly mode = "live";
  state: LiveState<V> = $state.raw() as LiveState<V>;
  log: EntryView[] = $state.raw([]);
  /** The sentences of the last event, for screen readers. */
  announcement = $state("");
  /** The decision on the screen, which may be behind the newest. */
  decisionSeen: number | null = $state(null);
  /** The version on the screen. */
  versionSeen = $state(0);
  /** Why an action was refused, until something happens. */
  refusal: Refusal | null = $state.raw(null);
  /** Close code with which the server closed the table for this reader, or null. */
  closedBy: number | null = $state(null);
  /** When each absent player left. */
  awaySince: ReadonlyMap<number, number> = $state.raw(new Map());
  /** What was played for the reader while they were away. */
  whileAway: readonly LogLine[] = $state.raw([]);
  readonly client: LiveClient<V>;
  private readonly numberSender: NumberSender;
  /** Entries that are not on the screen yet. */
  private unannounced: EntryView[] = [];
  /** The version up to which this reader has seen the game; null at a table that is new to them. */
  private seenVersion: number | null;
  /** The last move that was sent and not yet seen in the log. */
  private sent: string | null = null;

  constructor(private readonly table: string) {
    const seen = readStored(SEEN, { table: "", version: 0 });
    this.seenVersion = seen.table === table ? seen.version : null;
    this.numberSender = new NumberSender(table, (round, number) => this.client.addNumber(round, number));
    this.client = new LiveClient<V>(browserEnvironment(table), {
      changed: (state) => this.change(state),
      logged: (entries, late) => this.append(entries, late),
      refused: (refusal) => {
        if (this.numberSender.concerns(refusal)) this.refusal = refusal;
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
    // A server that was unreachable for a moment may have been upgraded.
    const isBack = this.state.connection === "away" && state.connection === "here";
    if (isBack) void checkBuild();
    const changes = absenceChanges(this.state.table, state.table);
    this.state = state;
    if (isBack) this.awaySince = new Map();
    else if (changes.size > 0) this.noteAbsences(changes);
    if (fair && isNews) this.numberSender.hear(fair, seat);
  }

  /** Formats a text for this reader. */
  get tell(): Teller {
    return tellerFor(this.state.table, this.state.seat);
  }

  /** Adds the player's own number to the next deal instead of the random one. */
  give(round: number, number: string): void {
    this.numberSender.choose(round, number);
  }

  private noteAbsences(changes: ReadonlyMap<number, Change>): void {
    const { table, seat: reader, version } = this.state;
    if (table === null) return;
    this.awaySince = absentSince(this.awaySince, table, changes, performance.now());
    for (const [seat, change] of changes) {
      if (seat === reader || change === "left") continue;
      const name = playerName(seat);
      const told = change === "back" ? later("table-is-back", { name }) : later("table-bot-took-over", { name });
      this.log = [...this.log, localNote(this.log, version, told)];
      this.say(this.tell(told));
    }
  }

  get server(): TableServer {
    return this.client;
  }

  move(text: string): void {
    this.sent = text;
    this.client.move(text);
  }

  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.client.giveOrder(order);
  }

  ready(): void {
    this.client.ready();
  }

  say(text: string): void {
    this.announcement = text;
  }

  /** Reconnects after the table was closed, or after the identity changed. */
  again(): void {
    this.closedBy = null;
    this.refusal = null;
    this.client.reconnect();
  }

  private append(news: EntryView[], late: boolean): void {
    this.log = appendEntries(this.log, news);
    this.refusal = null;
    if (late) this.whileAway = madeWithoutMe(news, this.state.seat, this.seenVersion, this.sent);
    else this.unannounced.push(...news);
    this.sent = null;
    this.seenVersion = this.state.version;
    writeStored(SEEN, { table: this.table, version: this.state.version });
  }

  /** Announces entries once they are on the screen. */
  seen(version: number, decision: number | null): void {
    this.decisionSeen = decision;
    this.versionSeen = version;
    const news = this.unannounced.filter((told) => told.version <= version);
    this.unannounced = this.unannounced.filter((told) => told.version > version);
    const text = spokenText(news, this.tell);
    if (text !== "") this.announcement = text;
  }
}
