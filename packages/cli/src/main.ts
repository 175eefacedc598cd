#!/usr/bin/env node
import { run } from './program.js';

// a reader that has seen enough (head) closes the pipe: that is not a failure
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
