import { run } from './run.js';

if (!(await run(process.env))) process.exit(1);
