/** What was said and is not confirmed: moves are made once, however often they are sent. */

import { randomHex } from "../parts/random";
import type {
  AddNumber,
  ClientMessage,
  FairRound,
  GiveOrder,
  MakeWish,
  Move,
  Say,
  Welcome,
} from "../protocol/types";

export class Pending {
  private readonly moves = new Map<string, Move>();
  /** Wishes, and what was said to the others. */
  private readonly social = new Map<string, MakeWish | Say>();
  /** The last order, until the server says which one stands. */
  order: GiveOrder | null = null;
  /** The last number for a deal. */
  number: AddNumber | null = null;
  /** The version at which the reader was ready to go on. */
  readyAt: number | null = null;

  constructor(private readonly freshId: () => string = randomHex) {}

  make(decision: number, move: string): Move {
    const message: Move = { type: "move", id: this.freshId(), decision, move };
    this.moves.set(message.id, message);
    return message;
  }

  propose(kind: MakeWish["wish"], of: number | null): MakeWish {
    const message: MakeWish = { type: "wish", id: this.freshId(), wish: kind, of };
    this.social.set(message.id, message);
    return message;
  }

  sendChat(text: string): Say {
    const message: Say = { type: "say", id: this.freshId(), text };
    this.social.set(message.id, message);
    return message;
  }

  /** What was waited for under this id, if it was said to the others. */
  settle(id: string | null | undefined): MakeWish | Say | undefined {
    if (id == null) return undefined;
    this.moves.delete(id);
    const message = this.social.get(id);
    this.social.delete(id);
    return message;
  }

  /** Whether this very wish is on its way. */
  isProposed(kind: MakeWish["wish"], of: number | null): boolean {
    return [...this.social.values()].some(
      (message) => message.type === "wish" && message.wish === kind && message.of === of,
    );
  }

  /** Whether this decision has been answered already. */
  answers(decision: number): boolean {
    return this.all().some((move) => move.decision === decision);
  }

  all(): Move[] {
    return [...this.moves.values()];
  }

  /** What is to be said again after this welcome. Readiness counts only as long as nothing has happened since. */
  unsent({ seat, version, fair }: Welcome): ClientMessage[] {
    if (seat === null) return [];
    const ready: ClientMessage[] = this.readyAt === version ? [{ type: "ready" }] : [];
    const order = this.order === null ? [] : [this.order];
    return [...this.all(), ...order, ...this.numberFor(seat, fair?.coming), ...this.social.values(), ...ready];
  }

  /** The number, if it is for the deal that is to come and is not in it. */
  private numberFor(seat: number, coming: FairRound | null | undefined): AddNumber[] {
    const { number } = this;
    if (number === null || coming?.round !== number.round) return [];
    const isIn = coming.numbers.some((one) => one.seat === seat && one.number === number.number);
    return isIn ? [] : [number];
  }
}
