/** What a process does apart from its work while it is measured: commits, gaps in its event loop and their cause, frames of the log. */
import { closeSync, openSync, readSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** Milliseconds. */
const STEP = 5;
const GAP = 20;
const LOOK = 20;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Where a page is written is not visible from here; the number of frames in the log is in the header of its index. */
class Frames {
  #last = 0;
  #file;
  total = 0;

  constructor(path) {
    this.path = path;
  }

  look() {
    try {
      this.#file ??= openSync(this.path, 'r');
    } catch {
      return;
    }
    const bytes = Buffer.alloc(4);
    readSync(this.#file, bytes, 0, 4, 16);
    const now = bytes.readUInt32LE();
    // restarted after a checkpoint
    this.total += now < this.#last ? now : now - this.#last;
    this.#last = now;
  }

  close() {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}

export class Watching {
  commits = [];
  gaps = [];
  #collections = [];
  #frames;
  #from = 0;

  constructor(index) {
    this.#frames = new Frames(index);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        this.#collections.push({ startTime, duration });
    }).observe({ entryTypes: ['gc'] });
    setInterval(() => this.#frames.look(), LOOK).unref();
    this.#watchLoop();
  }

  /** A late step, and what the process did meanwhile: if less than half of it was on a core, the machine is to blame. */
  #watchLoop() {
    let [before, cpu] = [performance.now(), spent()];
    setInterval(() => {
      const [now, used] = [performance.now(), spent()];
      const late = now - before - STEP;
      if (late > GAP) this.gaps.push({ from: before, until: now, late, used: used - cpu });
      [before, cpu] = [now, used];
    }, STEP).unref();
  }

  begin() {
    this.commits = [];
    this.gaps = [];
    this.#collections = [];
    this.#frames.look();
    this.#from = this.#frames.total;
  }

  #causeOf({ from, until, late, used }) {
    const shared = ({ startTime, duration }) =>
      Math.max(0, Math.min(until, startTime + duration) - Math.max(from, startTime));
    const collected = this.#collections.reduce((sum, each) => sum + shared(each), 0);
    if (collected > late / 2) return 'collector';
    return used < late / 2 ? 'machine' : 'work';
  }

  /** Since `begin`. */
  found() {
    this.#frames.look();
    const causes = { collector: 0, machine: 0, work: 0 };
    for (const gap of this.gaps) causes[this.#causeOf(gap)]++;
    return {
      commits: this.commits,
      gaps: { ...causes, worst: Math.round(Math.max(0, ...this.gaps.map(({ late }) => late))) },
      frames: this.#frames.total - this.#from,
    };
  }
}
