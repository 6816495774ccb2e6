// Plays tables without pauses and measures: prints a line when it starts to measure, then its counts as JSON.

const { Table } = require("./table");

const PARALLEL = 8; // tables made at a time
const CLOSE_DELAY = 500; // ms before a finished table is closed, so that every seat gets the last move

class Pool {
  constructor(fill) {
    this.fill = fill; // seats the players of a new table
    this.spares = [];
    this.playing = new Set();
    this.missing = 0; // finished tables that no spare table replaced
    this.clear();
  }

  clear() {
    this.confirmed = 0;
    this.deliveries = [];
  }

  async make(count) {
    let left = count;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const table = new Table(this);
        await this.fill(table);
        this.spares.push(table);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }

  begin(count) {
    for (const table of this.spares.splice(0, count)) {
      this.playing.add(table);
      table.begin();
    }
  }

  replace(table) {
    this.playing.delete(table);
    setTimeout(() => table.close(), CLOSE_DELAY);
    if (this.spares.length > 0) this.begin(1);
    else this.missing += 1;
  }

  // Tables that have not moved since then: a move was refused or lost.
  stuckSince(time) {
    return [...this.playing].filter((table) => table.movedAt < time).length;
  }
}

const pause = (length) => new Promise((resolve) => setTimeout(resolve, length * 1000));

const percentile = (ordered, share) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];

async function measure({ fill, tables, spares, warmUp, seconds }) {
  const pool = new Pool(fill);
  await pool.make(tables + spares);
  pool.begin(tables);
  await pause(warmUp);
  console.log("measuring");
  pool.clear();
  const before = { time: performance.now(), cpu: process.cpuUsage() };
  await pause(seconds);
  const elapsed = (performance.now() - before.time) / 1000;
  const cpu = process.cpuUsage(before.cpu);
  const times = Float64Array.from(pool.deliveries).sort();
  const found = {
    confirmed: pool.confirmed,
    seconds: elapsed,
    busy: (cpu.user + cpu.system) / 1e6 / elapsed,
    p50: percentile(times, 0.5) / 1000,
    p99: percentile(times, 0.99) / 1000,
    missing: pool.missing,
    stuck: pool.stuckSince(before.time),
  };
  console.log(JSON.stringify(found));
  process.exit(0);
}

module.exports = { measure };
