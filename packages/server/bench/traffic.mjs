/** Tables that move once a second, spread evenly over it, and how long each move takes. */
const STEP = 2;
const LONGEST = 20_000;

const timeout = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('a move was never seen')), LONGEST).unref();
  });

/** `move` resolves when the last player of the table has seen it, with the time it was sent. */
async function moveOnce(table, took, errors) {
  try {
    const sent = await Promise.race([table.move(), timeout()]);
    took.push(performance.now() - sent);
  } catch (error) {
    errors.push(error);
  }
}

/** A table whose last move is not done yet waits for it, as people would. */
export function runTraffic(tables, seconds) {
  const [took, errors] = [[], []];
  const start = performance.now();
  const next = tables.map((_, i) => start + (i / tables.length) * 1000);
  const busy = new Set();
  const step = (now) => {
    for (const [i, table] of tables.entries()) {
      if (next[i] > now || busy.has(i)) continue;
      next[i] = Math.max(next[i] + 1000, now);
      busy.add(i);
      void moveOnce(table, took, errors).finally(() => busy.delete(i));
    }
  };
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const isOver = now >= start + seconds * 1000;
      if (!isOver) step(now);
      if (!isOver || busy.size > 0) return;
      clearInterval(timer);
      resolve({ took: took.sort((a, b) => a - b), errors });
    }, STEP);
  });
}

export const percentile = (sorted, part) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100;

/** Some at a time. */
export async function inTurns(count, atOnce, work) {
  const results = Array.from({ length: count });
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}
