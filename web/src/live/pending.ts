/** Messages that the server has not confirmed yet. They are sent again after a reconnect; ids make a repeated move
 * harmless.
 */

import { randomHex } from "../parts/random";
import type {
  AddNumber,
  ClientMessage,
  FairRound,
  GiveOrder,
  MakeWish,
  Move,
  Say,
  SayPhrase,
  Welcome,
} from "../protocol/types";

export class Pending {
  private readonly moves = new Map<string, Move>();
  /** Proposals and chat messages. */
  private readonly social = new Map<string, MakeWish | Say | SayPhrase>();
  /** The last order, until the server reports the current one. */
  order: GiveOrder | null = null;
  /** The last number for a deal. */
  number: AddNumber | null = null;
  /** The version at which the reader was ready for the next round. */
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

  sendPhrase(phrase: SayPhrase["phrase"]): SayPhrase {
    const message: SayPhrase = { type: "phrase", id: this.freshId(), phrase };
    this.social.set(message.id, message);
    return message;
  }

  /** Removes the message with this id. Returns it if it was a proposal or a chat message. */
  settle(id: string | null | undefined): MakeWish | Say | SayPhrase | undefined {
    if (id == null) return undefined;
    this.moves.delete(id);
    const message = this.social.get(id);
    this.social.delete(id);
    return message;
  }

  /** True if the same proposal is already sent and not confirmed. */
  isProposed(kind: MakeWish["wish"], of: number | null): boolean {
    return [...this.social.values()].some(
      (message) => message.type === "wish" && message.wish === kind && message.of === of,
    );
  }

  /** True if this decision has already been answered. */
  answers(decision: number): boolean {
    return this.all().some((move) => move.decision === decision);
  }

  all(): Move[] {
    return [...this.moves.values()];
  }

  /** Returns what to send again after this welcome. Readiness counts only if nothing has happened since. */
  unsent({ seat, version, fair }: Welcome): ClientMessage[] {
    if (seat === null) return [];
    const ready: ClientMessage[] = this.readyAt === version ? [{ type: "ready" }] : [];
    const order = this.order === null ? [] : [this.order];
    return [...this.all(), ...order, ...this.numberFor(seat, fair?.coming), ...this.social.values(), ...ready];
  }

  /** Returns the number if it belongs to the next deal and the server does not have it yet. */
  private numberFor(seat: number, coming: FairRound | null | undefined): AddNumber[] {
    const { number } = this;
    if (number === null || coming?.round !== number.round) return [];
    const isIn = coming.numbers.some((one) => one.seat === seat && one.number === number.number);
    return isIn ? [] : [number];
  }
}
