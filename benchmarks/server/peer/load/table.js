// The clients of one table. Every state has a version, one more with every move.

class Table {
  constructor(pool) {
    this.pool = pool;
    this.seats = []; // each can tell its `moves()`, `send(move)` and `close()`
    this.versions = []; // what each seat has received
    this.pending = []; // of each seat, its move in flight: the version that will hold it, and when it was sent
    this.undelivered = [];
    this.movedAt = 0;
    this.isPlaying = false;
  }

  onBegin(seat, version) {
    this.versions[seat] = version;
  }

  begin() {
    this.isPlaying = true;
    this.movedAt = performance.now();
    for (let seat = 0; seat < this.seats.length; seat += 1) this.answer(seat);
  }

  // Makes a random legal move, if it is this seat's turn.
  answer(seat) {
    if (!this.isPlaying || this.pending[seat]) return;
    const moves = this.seats[seat].moves();
    if (moves.length === 0) return;
    this.pending[seat] = { version: this.versions[seat] + 1, sentAt: performance.now() };
    this.seats[seat].send(moves[Math.floor(Math.random() * moves.length)]);
  }

  // A move is confirmed when its own seat receives it, and delivered when every seat has.
  onVersion(seat, version) {
    this.versions[seat] = version;
    const now = performance.now();
    if (this.pending[seat]?.version <= version) {
      this.pool.confirmed += 1;
      this.movedAt = now;
      this.undelivered.push(this.pending[seat]);
      this.pending[seat] = undefined;
    }
    if (this.undelivered.length === 0) return;
    const everyone = Math.min(...this.versions);
    this.undelivered = this.undelivered.filter((move) => {
      if (move.version <= everyone) this.pool.deliveries.push(now - move.sentAt);
      return move.version > everyone;
    });
  }

  finish() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.pool.replace(this);
  }

  close() {
    for (const seat of this.seats) seat.close();
  }
}

module.exports = { Table };
