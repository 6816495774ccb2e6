/** Messages that the server has not confirmed yet. They are sent again after a reconnect; ids make a repeated message
 * harmless.
 */

import { randomHex } from "../parts/random";
import type { AddNumber, ClientMessage, FairRound, GiveOrder, Ping, Welcome } from "../protocol/types";

/** A message with an id: the server confirms or refuses it by its id, and carries it out once. */
export type Request = Exclude<Extract<ClientMessage, { id: string }>, Ping>;

/** A message as it is before it has an id. */
export type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;

export class Pending {
  private readonly requests = new Map<string, Request>();
  /** The last order, until the server reports the current one. */
  order: GiveOrder | null = null;
  /** The last number for a deal. */
  number: AddNumber | null = null;
  /** The version at which the reader was ready for the next round. */
  readyAt: number | null = null;

  constructor(private readonly freshId: () => string = randomHex) {}

  /** Returns the message with a new id, or null if the same message already waits for its confirmation. */
  add(message: WithoutId<Request>): Request | null {
    const { type, ...fields } = message;
    const text = JSON.stringify({ type, ...fields });
    if (this.all().some(({ id, ...waiting }) => JSON.stringify(waiting) === text)) return null;
    const made = { type, id: this.freshId(), ...fields } as Request;
    this.requests.set(made.id, made);
    return made;
  }

  /** Removes the message with this id, and returns it. */
  settle(id: string | null | undefined): Request | undefined {
    if (id == null) return undefined;
    const message = this.requests.get(id);
    this.requests.delete(id);
    return message;
  }

  /** True if this decision has already been answered. */
  answers(decision: number): boolean {
    return this.all().some((request) => request.type === "move" && request.decision === decision);
  }

  /** True while a move is not confirmed. */
  hasMove(): boolean {
    return this.all().some(({ type }) => type === "move");
  }

  /** Returns what to send again after this welcome. Readiness counts only if nothing has happened since. */
  unsent({ seat, version, fair }: Welcome): ClientMessage[] {
    if (seat === null) return [];
    const ready: ClientMessage[] = this.readyAt === version ? [{ type: "ready" }] : [];
    const order = this.order === null ? [] : [this.order];
    return [...this.all(), ...order, ...this.numberFor(seat, fair?.coming), ...ready];
  }

  private all(): Request[] {
    return [...this.requests.values()];
  }

  /** Returns the number if it belongs to the next deal and the server does not have it yet. */
  private numberFor(seat: number, coming: FairRound | null | undefined): AddNumber[] {
    const { number } = this;
    if (number === null || coming?.round !== number.round) return [];
    const isIn = coming.numbers.some((one) => one.seat === seat && one.number === number.number);
    return isIn ? [] : [number];
  }
}

export function isChat({ type }: WithoutId<Request>): boolean {
  return type === "say" || type === "phrase";
}
