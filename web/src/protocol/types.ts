/** Made from schema.json by tools/types.ts: do not edit. */

/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionEvent".
 */
export type AuctionEvent = (Dealt | LotOpened | BidMade | Passed | TokenUsed | Banned | OfferMade | OfferAnswered | CardsSwapped | ReplicaJoined | ReplicaWaits | LotWon | Paid | BankTaken | LotBoxed | FirstMoved | GameOver)
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumEvent".
 */
export type AurumEvent = (Dealt1 | BidGiven | BidsShown | BidKept | BidChanged | CardPlayed | GoldTaken | TrickWon | NextLeader | RoundEnded | RoundScored | GameOver1)
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GameView".
 */
export type GameView = (AurumView | AuctionView)
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = (Move | GiveOrder | Ready | AddNumber | AskEstimate | AskBidRange | MakeWish | Say | SayPhrase | Ping)
/**
 * Why the server closes a socket.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "CloseCode".
 */
export type CloseCode = (BROKEN | RESTART | LEFT | RELOAD | REMOVED | TOO_SLOW | FLOOD | FORGOTTEN | FORBIDDEN | UNKNOWN)
export type BROKEN = 1011
export type RESTART = 1012
export type LEFT = 4000
export type RELOAD = 4001
export type REMOVED = 4003
export type TOO_SLOW = 4008
export type FLOOD = 4029
export type FORGOTTEN = 4401
export type FORBIDDEN = 4403
export type UNKNOWN = 4404
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (AurumEvent | AuctionEvent)
/**
 * Codes after which a client gives up.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FinalCloseCode".
 */
export type FinalCloseCode = (LEFT1 | RELOAD1 | REMOVED1 | FORGOTTEN1 | FORBIDDEN1 | UNKNOWN1)
export type LEFT1 = 4000
export type RELOAD1 = 4001
export type REMOVED1 = 4003
export type FORGOTTEN1 = 4401
export type FORBIDDEN1 = 4403
export type UNKNOWN1 = 4404
/**
 * The version of the protocol.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Protocol".
 */
export type Protocol = 1
/**
 * Who has a seat, in the words of a record.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeatKind".
 */
export type SeatKind = ("bot" | "free" | "human")
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ViewChange".
 */
export type ViewChange = (AurumViewChange | AuctionViewChange)
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = (Welcome | Update | TableNews | OrderStands | FairNews | ClocksStand | Done | Refused | Estimate | BidRange | Chat | Pong | Reload)

export interface EverythingSaid {

}
/**
 * The player's own random number for the deal of a round, in hexadecimal. A new number replaces it.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AddNumber".
 */
export interface AddNumber {
type: "number"
round: number
number: string
}
/**
 * Asks which bids the seat's hand is good for, while the seat has to bid (Aurum).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AskBidRange".
 */
export interface AskBidRange {
type: "bid-range"
}
/**
 * Asks what the current lot is likely to be worth to the seat (Auction).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AskEstimate".
 */
export interface AskEstimate {
type: "estimate"
}
/**
 * The deck is shuffled and every player has this many coins (B2).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionDealt".
 */
export interface Dealt {
event: "dealt"
first: number
coins: number
}
/**
 * A lot was opened: its two face-up cards (B5), and the number of cards left in the deck.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LotOpened".
 */
export interface LotOpened {
event: "lot-opened"
round: number
first: number
cards: string[]
deck: number
}
/**
 * A bid was made. `token` is the token played with it, if any (B23).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidMade".
 */
export interface BidMade {
event: "bid-made"
seat: number
coins: number
token: (string | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
event: "passed"
seat: number
}
/**
 * A token was used. `seat` is its owner: in an exchange it may be the other player (B26).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TokenUsed".
 */
export interface TokenUsed {
event: "token-used"
seat: number
token: string
}
/**
 * `seat` bans `banned`, who is out of the bidding (B25).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Banned".
 */
export interface Banned {
event: "banned"
seat: number
banned: number
}
/**
 * `seat` offers `to` a swap of two cards; `turned` is the seat whose token it would cost (B26).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "OfferMade".
 */
export interface OfferMade {
event: "offer-made"
seat: number
to: number
given: string
taken: string
turned: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "OfferAnswered".
 */
export interface OfferAnswered {
event: "offer-answered"
seat: number
accepted: boolean
}
/**
 * `seat` gave `given` to `other` for `taken`.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "CardsSwapped".
 */
export interface CardsSwapped {
event: "cards-swapped"
seat: number
other: number
given: string
taken: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ReplicaJoined".
 */
export interface ReplicaJoined {
event: "replica-joined"
seat: number
group: string
}
/**
 * `replicas` of the seat's replicas wait for a group to join (B11).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ReplicaWaits".
 */
export interface ReplicaWaits {
event: "replica-waits"
seat: number
replicas: number
}
/**
 * A lot was won: all three cards, the face-down one last (B10).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LotWon".
 */
export interface LotWon {
event: "lot-won"
seat: number
coins: number
cards: string[]
}
/**
 * The winner paid `coins`: `share` to each of the others, `bank` to the bank (B12).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
event: "paid"
seat: number
coins: number
share: number
bank: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BankTaken".
 */
export interface BankTaken {
event: "bank-taken"
seat: number
coins: number
}
/**
 * A lot went to the box: its two open cards. The third stays hidden (B9).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LotBoxed".
 */
export interface LotBoxed {
event: "lot-boxed"
cards: string[]
}
/**
 * The first player token moved to this seat (B14).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FirstMoved".
 */
export interface FirstMoved {
event: "first-moved"
seat: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionGameOver".
 */
export interface GameOver {
event: "game-over"
winners: number[]
tie: (TieBreak | null)
scores: ScoreLine[]
}
/**
 * How a tie for first place was decided.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TieBreak".
 */
export interface TieBreak {
of: string
scores: number[]
steps: TieStep[]
}
/**
 * One comparison among the sides that were still tied.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TieStep".
 */
export interface TieStep {
rule: string
by: string
among: number[]
numbers: number[]
left: number[]
}
/**
 * One player's line of the score sheet, as in a record: points of each kind, and the number of replicas.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
painting: number
sculpture: number
furniture: number
stamp: number
jewel: number
collection: number
coins: number
total: number
replicas: number
}
/**
 * Options in the order of the record.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionOptions".
 */
export interface AuctionOptions {
players?: number
tokens?: string[]
coins?: string
sculpture_ties?: string
}
/**
 * Everything that one seat may know now. Lists are by seat.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionView".
 */
export interface AuctionView {
game: "auction"
seat: (number | null)
ply: number
round: number
first: number
phase: string
to_move: number[]
legal: string[]
moves: Moved[]
options: AuctionOptions
lot: string[]
face_down: boolean
deck_size: number
unseen: Kinds
high_bid: number
high_bidder: (number | null)
least_bid: (number | null)
bidding: number[]
coins: number[]
bank: number
bank_to: (number | null)
cards: Cards[]
tokens: string[][]
offer: (Offer | null)
joining: (number | null)
boxed: BoxedLot[]
scores: ScoreLine[]
worth: LotWorth[]
swap_worth: (SwapWorth | null)
join_worth: (GroupWorth | null)
winners: (number[] | null)
tie: (TieBreak | null)
deck: (string[] | null)
}
/**
 * A move as a reader sees it: `bid ?` while the card is secret.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
seat: number
move: string
}
/**
 * The number of cards of each kind.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Kinds".
 */
export interface Kinds {
painting: number
sculpture: number
furniture: number
stamp: number
jewel: number
collection: number
replica: number
}
/**
 * A player's cards: originals of each kind, waiting replicas, and replicas that joined a group.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Cards".
 */
export interface Cards {
painting: number
sculpture: number
furniture: number
stamp: number
jewel: number
collection: number
replica: number
joined: Joined
count: number
}
/**
 * The number of replicas that joined each group (B11).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
sculpture: number
furniture: number
stamp: number
jewel: number
}
/**
 * `seat` offers `to` a swap of two cards; `turned` is the seat whose token it costs (B26).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
seat: number
to: number
given: string
taken: string
turned: number
}
/**
 * A lot without a buyer (B9): its open cards, and the third one once the game is over.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BoxedLot".
 */
export interface BoxedLot {
round: number
cards: string[]
third: (string | null)
}
/**
 * The points that the lot would add to a player's total as if the game ended now, before it is paid for.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LotWorth".
 */
export interface LotWorth {
open: number
by_third: ByThird
least: number
most: number
average: number
}
/**
 * The points that the lot would add if its third card were of that kind; null if no such card is unseen.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ByThird".
 */
export interface ByThird {
painting: (number | null)
sculpture: (number | null)
furniture: (number | null)
stamp: (number | null)
jewel: (number | null)
collection: (number | null)
replica: (number | null)
}
/**
 * The points that the swap would add for the player who offers it, and for the one who is asked (B26).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SwapWorth".
 */
export interface SwapWorth {
seat: number
to: number
}
/**
 * The points that a replica would add by joining that group (B11); null if there is no such group.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GroupWorth".
 */
export interface GroupWorth {
sculpture: (number | null)
furniture: (number | null)
stamp: (number | null)
jewel: (number | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AuctionViewChange".
 */
export interface AuctionViewChange {
game?: "auction"
seat?: (number | null)
ply?: number
round?: number
first?: number
phase?: string
to_move?: number[]
legal?: string[]
moves?: Moved[]
options?: AuctionOptions
lot?: string[]
face_down?: boolean
deck_size?: number
unseen?: Kinds
high_bid?: number
high_bidder?: (number | null)
least_bid?: (number | null)
bidding?: number[]
coins?: number[]
bank?: number
bank_to?: (number | null)
cards?: Cards[]
tokens?: string[][]
offer?: (Offer | null)
joining?: (number | null)
boxed?: BoxedLot[]
scores?: ScoreLine[]
worth?: LotWorth[]
swap_worth?: (SwapWorth | null)
join_worth?: (GroupWorth | null)
winners?: (number[] | null)
tie?: (TieBreak | null)
deck?: (string[] | null)
}
/**
 * A round was dealt. `hand` is the reader's own hand, null for a spectator.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumDealt".
 */
export interface Dealt1 {
event: "dealt"
round: number
first: number
aside: string[]
hand: (string[] | null)
}
/**
 * A seat has bid. `card` is null for other readers while the bid is secret (A9).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidGiven".
 */
export interface BidGiven {
event: "bid-given"
seat: number
card: (string | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidsShown".
 */
export interface BidsShown {
event: "bids-shown"
bids: string[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidKept".
 */
export interface BidKept {
event: "bid-kept"
seat: number
}
/**
 * A bid was changed. `seat` pays and takes the old card into the hand; `owner` has the bid (A12, A13).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidChanged".
 */
export interface BidChanged {
event: "bid-changed"
seat: number
owner: number
paid: string
card: string
old: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "CardPlayed".
 */
export interface CardPlayed {
event: "card-played"
seat: number
card: string
leads: boolean
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GoldTaken".
 */
export interface GoldTaken {
event: "gold-taken"
seat: number
card: string
}
/**
 * A trick was won. `tricks` is the seat's number of tricks now.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TrickWon".
 */
export interface TrickWon {
event: "trick-won"
seat: number
tricks: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "NextLeader".
 */
export interface NextLeader {
event: "next-leader"
seat: number
}
/**
 * A round ended `stuck`, `declined` (A27) or `no-lead` (A28). `hand` is shown if a trick was cut off (A29).
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RoundEnded".
 */
export interface RoundEnded {
event: "round-ended"
round: number
seat: number
how: string
hand: string[]
void: Played[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
seat: number
card: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RoundScored".
 */
export interface RoundScored {
event: "round-scored"
round: number
result: RoundResult
tie: (TieBreak | null)
nuggets: number[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RoundResult".
 */
export interface RoundResult {
sides: SideScore[]
winners: number[]
}
/**
 * One side's line of a round's sheet, as in a record.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SideScore".
 */
export interface SideScore {
bid: number
tricks: number
bid_points: number
gold_points: number
total: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumGameOver".
 */
export interface GameOver1 {
event: "game-over"
winners: number[]
tie: (TieBreak | null)
nuggets: number[]
points: number[]
}
/**
 * Options in the order of the record, which contains the box sizes only where they differ from the book's.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumOptions".
 */
export interface AurumOptions {
players: number
edition: string
bid_changes: boolean
zero_gold: boolean
tie_3p: string
match: string
metals?: (number | null)
ranks?: (number | null)
hand?: (number | null)
}
/**
 * Everything that one seat may know now. Lists are by seat, or by side where noted.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumView".
 */
export interface AurumView {
game: "aurum"
seat: (number | null)
ply: number
round: number
first: number
phase: string
to_move: number[]
legal: string[]
moves: Moved[]
options: AurumOptions
hand: (string[] | null)
hand_sizes: number[]
has_bid: boolean[]
bids: (string | null)[]
stocks: string[][]
supply: string[]
aside: string[]
known: string[][]
unseen: string[]
leader: number
trick: Played[]
tricks: number[]
so_far: TrickSoFar
last_trick: (LastTrick | null)
most_tricks: number
changes: ChangeableBid[]
sides: SideSoFar[]
nuggets: number[]
points: number[]
rounds: RoundResult[]
ended: (RoundEnded | null)
round_tie: (TieBreak | null)
hands: (string[][] | null)
winners: (number[] | null)
game_tie: (TieBreak | null)
}
/**
 * The result of the trick as if it ended now; empty before the first card.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TrickSoFar".
 */
export interface TrickSoFar {
metals?: string[]
winning?: (Played | null)
lowest?: (Played | null)
gold?: (string | null)
}
/**
 * A complete trick, in the order of play.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LastTrick".
 */
export interface LastTrick {
cards: Played[]
winner: number
lowest: number
gold: (string | null)
}
/**
 * A bid that the reader may change for gold (A12), and the text of that move.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ChangeableBid".
 */
export interface ChangeableBid {
seat: number
move: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SideSoFar".
 */
export interface SideSoFar {
seats: number[]
bid: (number | null)
tricks: number
gold: number[]
outcome: (string | null)
bid_points: number
total: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "AurumViewChange".
 */
export interface AurumViewChange {
game?: "aurum"
seat?: (number | null)
ply?: number
round?: number
first?: number
phase?: string
to_move?: number[]
legal?: string[]
moves?: Moved[]
options?: AurumOptions
hand?: (string[] | null)
hand_sizes?: number[]
has_bid?: boolean[]
bids?: (string | null)[]
stocks?: string[][]
supply?: string[]
aside?: string[]
known?: string[][]
unseen?: string[]
leader?: number
trick?: Played[]
tricks?: number[]
so_far?: TrickSoFar
last_trick?: (LastTrick | null)
most_tricks?: number
changes?: ChangeableBid[]
sides?: SideSoFar[]
nuggets?: number[]
points?: number[]
rounds?: RoundResult[]
ended?: (RoundEnded | null)
round_tie?: (TieBreak | null)
hands?: (string[][] | null)
winners?: (number[] | null)
game_tie?: (TieBreak | null)
}
/**
 * A number of seconds for the whole game, with an increment after each decision.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BankClock".
 */
export interface BankClock {
kind: "bank"
seconds: number
increment?: number
}
/**
 * The view before the first deal.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Beginning".
 */
export interface Beginning {
version: number
view: GameView
}
/**
 * The answer to `AskBidRange`; null if the seat has nothing to bid now, or the table does not allow help.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BidRange".
 */
export interface BidRange {
type: "bid-range"
range: (SuggestedBids | null)
}
/**
 * The bids that suit the reader's hand in a round, computed from the reader's view.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SuggestedBids".
 */
export interface SuggestedBids {
round: number
low: number
high: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
name: string
level: (number | null)
games: string[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
who: string
}
/**
 * Chat messages: the latest ones if it has `muted`, otherwise new ones.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
type: "chat"
lines: Line[]
muted?: string[]
ack?: string
}
/**
 * One chat message.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
id: number
player: string
name: string
text: string
at: number
phrase?: ("again" | "good-game" | "good-luck" | "hello" | "misclick" | "one-moment" | "thanks" | "well-played" | "your-turn")
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
code: string
program?: boolean
}
/**
 * The answer to a decision.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
type: "move"
id: string
decision: number
move: string
}
/**
 * A standing order: what to do in the coming bid windows.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GiveOrder".
 */
export interface GiveOrder {
type: "order"
order: ("ask" | "change" | "keep")
move?: (string | null)
waive?: ("always" | "no" | "window")
}
/**
 * The next round may be dealt.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
type: "ready"
}
/**
 * A proposal to take back a move or to end the game, or the answer to a proposal.
 * 
 *     `of` is the version of the move to take back, or the id of the proposal that is answered.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "MakeWish".
 */
export interface MakeWish {
type: "wish"
id: string
wish: ("agree" | "concede" | "refuse" | "undo" | "withdraw")
of?: (number | null)
}
/**
 * A chat message to the table.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
type: "say"
id: string
text: string
}
/**
 * A quick phrase to the table: every reader gets it in their own language.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SayPhrase".
 */
export interface SayPhrase {
type: "phrase"
id: string
phrase: ("again" | "good-game" | "good-luck" | "hello" | "misclick" | "one-moment" | "thanks" | "well-played" | "your-turn")
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
type: "ping"
id: string
}
/**
 * What the clocks show after a change without a move: a bot plays for a player, or the player is back.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ClocksStand".
 */
export interface ClocksStand {
type: "clocks"
clocks: (SeatClock | null)[]
}
/**
 * The clock display of one seat. Times are in seconds.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
left: number
runs?: boolean
wait?: number
}
/**
 * A device on which I am signed in.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
id: string
browser: (string | null)
system: (string | null)
added: number
visited: number
here: boolean
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "DeviceLink".
 */
export interface DeviceLink {
code: string
expires: number
}
/**
 * The acknowledgement of a repeated message that was already carried out.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
type: "done"
ack: string
version: number
}
/**
 * One log entry as a reader may know it: a move, a deal (no seat, no move), or a note.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "EntryView".
 */
export interface EntryView {
version: number
seat: (number | null)
move: (string | null)
events: GameEvent[]
note?: ("commitment" | "concede" | "deal" | "move" | "number" | "time" | "undo" | "wish")
about?: string
words?: (string | LazyText[])[]
headings?: Heading[]
}
/**
 * A message and its arguments, formatted later: in the reader's language and from the reader's point of view.
 * 
 *     It names players by their seats, so it is the same for all readers. Clients get it in this form
 *     (docs/protocol.md) and format it with the same catalogue; `web/src/table/told.ts` does it on the page.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LazyText".
 */
export interface LazyText {
id: string
args?: {
[k: string]: string | number | LazyText[] | LazyText
}
of?: number
to?: number
all?: number[]
}
/**
 * A heading in the log. It begins a chapter or, with an `outcome`, tells how the chapter ended.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Heading".
 */
export interface Heading {
line: number
kind: ("lot" | "result" | "round" | "score" | "start" | "trick")
round: number
number: number
title: (string | LazyText)
outcome?: (string | LazyText)
}
/**
 * The answer to `AskEstimate`; null if nothing is for sale, or the table does not allow help.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Estimate".
 */
export interface Estimate {
type: "estimate"
estimate: (LotEstimate | null)
}
/**
 * The adept's estimate of the lot of a round for the reader's seat, computed from the reader's view.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LotEstimate".
 */
export interface LotEstimate {
round: number
likely: number
low: number
high: number
}
/**
 * Whether every deal is proved fair, with the report or the problem.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FairCheck".
 */
export interface FairCheck {
fair: boolean
report?: Report
problem?: Problem
}
/**
 * The result for a record whose deals are all proved.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
scheme: string
game: string
rules: string
finished: boolean
rounds: FairRound[]
}
/**
 * A verified deal: its commitment and the players' numbers.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FairRound".
 */
export interface FairRound {
round: number
commitment: string
numbers: PlayerNumber[]
}
/**
 * A player's contribution to a deal: hexadecimal digits in lower case.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PlayerNumber".
 */
export interface PlayerNumber {
seat: number
number: string
}
/**
 * Why a request was refused.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
code: string
text: string
rule?: string
}
/**
 * A deal was promised or made, or a player has added a number.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FairNews".
 */
export interface FairNews {
type: "fair"
fair: FairState
}
/**
 * Public information about a game's deals while it runs.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FairState".
 */
export interface FairState {
scheme: string
game: string
rules: string
coming: (FairRound | null)
dealt: FairRound[]
}
/**
 * The promises of a table. Once its game is over, also the whole proof and the server's own check of it.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "FairTable".
 */
export interface FairTable {
deals: (FairState | null)
proof?: Proof
checked?: FairCheck
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
scheme: string
game: string
rules: string
/**
 * @maxItems 1000
 */
rounds: ProofRound[]
}
/**
 * The secret, the numbers and the hashes of one deal, as lower-case hexadecimal digits.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ProofRound".
 */
export interface ProofRound {
commitment: string
secret: string
numbers: PlayerNumber[]
seed: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
name: string
players: number[]
options: OptionInfo[]
presets: Preset[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
name: string
kind: ("count" | "subset" | "switch" | "word")
allowed: (boolean | number | string | string[])[]
default: (boolean | number | string | string[])
players: number[]
}
/**
 * All options as they follow from a few given ones.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Preset".
 */
export interface Preset {
given: {
[k: string]: boolean | number | string | string[]
}
options: {
[k: string]: boolean | number | string | string[]
}
sides: number[][]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GameMove".
 */
export interface GameMove {
seat: number
move: string
clock?: boolean
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GamePlayer".
 */
export interface GamePlayer {
name: string
kind: ("bot" | "human")
bot?: string
}
/**
 * A finished game with everything open, as in docs/record.md, with the table's id and times.
 * 
 *     The OpenAPI document has the types of the options, deals and result of each game.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GameRecord".
 */
export interface GameRecord {
format: string
engine: string
game: string
options: {

}
players: GamePlayer[]
deals: {

}[]
moves: GameMove[]
table: string
started: (number | null)
finished: (number | null)
result?: {

}
ended?: "conceded"
fair?: Proof
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "GamesOffer".
 */
export interface GamesOffer {
games: GameInfo[]
bots: BotInfo[]
bot: string
paces: PaceInfo[]
clocks?: (MoveClock | BankClock)[]
site?: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PaceInfo".
 */
export interface PaceInfo {
name: string
pace: Pace
}
/**
 * Pauses and waiting times, all in seconds.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
trick_rest?: number
lot_rest?: number
round_rest?: number
numbers_wait?: number
bot_pause?: number
patience?: number
}
/**
 * A fixed number of seconds for each decision.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "MoveClock".
 */
export interface MoveClock {
kind: "move"
seconds: number
}
/**
 * A move that the learner is asked for.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LessonAsk".
 */
export interface LessonAsk {
move: string
hint: string
point: string[]
instead: {
[k: string]: string
}
otherwise: string
}
/**
 * A step after the first `at` moments. It continues automatically unless it asks for a move.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
name: string
at: number
title: string
text: string
show: string[]
rules: string[]
ask: (LessonAsk | null)
}
/**
 * A player's totals for one game against the same kind of opponents.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "LevelStatistics".
 */
export interface LevelStatistics {
game: string
people: boolean
bot: (string | null)
games: number
won: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
id: string
name: string
token?: string
}
/**
 * A muted player.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Muted".
 */
export interface Muted {
id: string
name: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "NewIdentity".
 */
export interface NewIdentity {
name: string
program?: boolean
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "NewName".
 */
export interface NewName {
name: string
}
/**
 * What a seat does in a window.
 * 
 *     `keep` leaves the bids unchanged once the window's rest is over, `ask` waits for an answer, `change` makes the
 *     armed move. A seat that waives this window (or all of them) does not hold it open for the rest.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
order?: ("ask" | "change" | "keep")
move?: (string | null)
waive?: ("always" | "no" | "window")
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "OrderStands".
 */
export interface OrderStands {
type: "order"
order: Order
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PageReport".
 */
export interface PageReport {
kind: ("error" | "load" | "part" | "rejection")
error: string
build: string
browser: ("chrome" | "edge" | "firefox" | "opera" | "other" | "safari")
version: number
/**
 * @maxItems 20
 */
stack?: StackPlace[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "StackPlace".
 */
export interface StackPlace {
file: string
line: number
column: number
}
/**
 * A game of the current player.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
table: string
game: string
options: {
[k: string]: boolean | number | string | string[]
}
status: ("open" | "over" | "playing" | "stopped")
created: number
started: (number | null)
ended: (number | null)
ending: ("conceded" | null)
seat: number
seats: PlayedSeat[]
clock?: ((MoveClock | BankClock) | null)
turn?: (boolean | null)
left?: (number | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PlayedSeat".
 */
export interface PlayedSeat {
name: string
kind: ("bot" | "free" | "human")
bot: (string | null)
won: (number | null)
score: (number | null)
prizes: (number | null)
}
/**
 * A player's totals for one game and number of players.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PlayerStatistics".
 */
export interface PlayerStatistics {
game: string
players: number
games: number
won: number
score_sum: number
best: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
type: "pong"
id: string
}
/**
 * A proposal that waits for answers. On the wire its kind is the field `wish`.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
id: number
wish: ("concede" | "undo")
seat: number
of: (number | null)
agreed?: number[]
}
/**
 * A record as docs/record.md describes it, with its proof.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ProvedRecord".
 */
export interface ProvedRecord {
format: string
game: string
options: {

}
deals: {

}[]
moves: RecordedMove[]
result?: ({

} | null)
ended?: (string | number | null)
engine?: (string | null)
table?: (string | null)
fair?: ({

} | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RecordedMove".
 */
export interface RecordedMove {
seat: number
move: string
legal?: (string[] | null)
clock?: {
[k: string]: unknown
}
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PushKeys".
 */
export interface PushKeys {
p256dh: string
auth: string
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "PushOffer".
 */
export interface PushOffer {
key: (string | null)
}
/**
 * A game against bots that starts immediately.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "QuickSpec".
 */
export interface QuickSpec {
game: string
/**
 * As `/api/games` lists them.
 */
options?: {
[k: string]: boolean | number | string | string[]
}
bot?: (string | null)
pace?: Pace1
}
/**
 * Pauses and waiting times, all in seconds.
 */
export interface Pace1 {
trick_rest?: number
lot_rest?: number
round_rest?: number
numbers_wait?: number
bot_pause?: number
patience?: number
}
/**
 * A person with whom a player has played.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RecentPlayer".
 */
export interface RecentPlayer {
player: string
name: string
last: number
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RecordedPlayer".
 */
export interface RecordedPlayer {
name?: string
bot?: (string | null)
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Recovery".
 */
export interface Recovery {
code: string
program?: boolean
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RecoveryCode".
 */
export interface RecoveryCode {
code: string
created: number
}
/**
 * Whether there is a recovery code. The code itself is not stored.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "RecoveryState".
 */
export interface RecoveryState {
created: (number | null)
used: (number | null)
}
/**
 * Why something is refused: a stable code, the rule if there is one, and a sentence if asked for.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
code: string
rule?: (string | null)
args?: {
[k: string]: string | number | LazyText[] | LazyText
}
text?: string
}
/**
 * A message was refused. `id` is the id of that message, or null if it has none.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
type: "refused"
id: (string | null)
refusal: Refusal
}
/**
 * The client uses another protocol version: a page has to reload.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Reload".
 */
export interface Reload {
type: "reload"
protocol: number
}
/**
 * A replay: the first view of a game, and what each move or deal changed, as updates of the live socket.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
table: TableInfo
seat: (number | null)
open: boolean
start: Beginning
moments: Update[]
}
/**
 * A table as its readers see it, with its settings.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
id: string
game: string
options: {

}
status: ("open" | "over" | "playing" | "stopped")
seats: SeatInfo[]
maker: string
watching: number
next: (string | null)
reason: (string | null)
rematch?: boolean
ending?: ("conceded" | null)
series?: (Series | null)
listed: boolean
spectators: boolean
help: boolean
records: ("link" | "players")
pace: Pace
clock: ((MoveClock | BankClock) | null)
chat: boolean
}
/**
 * A seat: free, or taken by a player or a bot.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
kind: SeatKind
name: string
player: (string | null)
bot: (string | null)
here: boolean
stand_in: boolean
}
/**
 * The tally of a series: a table and its rematches, up to this game.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Series".
 */
export interface Series {
games: number
players: SeriesPlayer[]
sides: SeriesSide[]
}
/**
 * What a player or a bot has won in a series.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeriesPlayer".
 */
export interface SeriesPlayer {
name: string
player: (string | null)
bot: (string | null)
games: number
won: number
}
/**
 * What partners have won in a series.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeriesSide".
 */
export interface SeriesSide {
players: number[]
games: number
won: number
}
/**
 * What happened, and the changed fields of the view.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
type: "update"
version: number
told: EntryView[]
view: ViewChange
decision: (number | null)
moves?: Moved[]
refusals?: {
[k: string]: Refusal
}
ack?: string
wish?: (Proposal | null)
undo?: (number | null)
clocks?: (SeatClock | null)[]
}
/**
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "ReportOffer".
 */
export interface ReportOffer {
wanted: boolean
}
/**
 * A finished game as one seat saw it.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SeatHistory".
 */
export interface SeatHistory {
game: string
options: {
[k: string]: boolean | number | string | string[]
}
players: GamePlayer[]
seat: number
told: Told[]
}
/**
 * One entry of a history: a move, or a deal (no seat, no move), with the events that it caused.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
ply: number
seat: (number | null)
move: (string | null)
events: unknown[]
}
/**
 * A record as docs/record.md describes it.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "SentRecord".
 */
export interface SentRecord {
format: string
game: string
options: {

}
deals: {

}[]
moves: RecordedMove[]
result?: ({

} | null)
ended?: (string | number | null)
players?: RecordedPlayer[]
}
/**
 * The whole table, on connecting and whenever the reader's seat changes.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
type: "welcome"
protocol: number
engine: string
table: TableInfo
seat: (number | null)
version: number
view: (GameView | null)
decision: (number | null)
refusals: {
[k: string]: Refusal
}
order: (Order | null)
missed: EntryView[]
clocks?: (SeatClock | null)[]
wish?: (Proposal | null)
undo?: (number | null)
fair?: (FairState | null)
}
/**
 * The table has changed: its seats, who is connected, or its status.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TableNews".
 */
export interface TableNews {
type: "table"
table: TableInfo
}
/**
 * A subscription as a browser serializes it. Other fields are ignored.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
endpoint: string
keys: PushKeys
}
/**
 * A table to create. Seats that are not given are free; without any, the host gets the first.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TableSpec".
 */
export interface TableSpec {
game: string
/**
 * As `/api/games` lists them.
 */
options?: {
[k: string]: boolean | number | string | string[]
}
/**
 * @maxItems 6
 */
seats?: string[]
listed?: boolean
spectators?: boolean
help?: boolean
records?: ("link" | "players")
pace?: Pace2
clock?: ((MoveClock | BankClock) | null)
chat?: boolean
}
/**
 * Pauses and waiting times, all in seconds.
 */
export interface Pace2 {
trick_rest?: number
lot_rest?: number
round_rest?: number
numbers_wait?: number
bot_pause?: number
patience?: number
}
/**
 * A lesson in one language. Its moments are updates as on the live socket, applied one after another.
 * 
 * This interface was referenced by `EverythingSaid`'s JSON-Schema
 * via the `definition` "TaughtLesson".
 */
export interface TaughtLesson {
table: TableInfo
seat: number
minutes: number
start: Beginning
moments: Update[]
steps: LessonStep[]
}
