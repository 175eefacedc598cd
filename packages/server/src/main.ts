import { begin } from './run.js';

const begun = await begin(process.env);
if (!begun.ok) {
  console.error(begun.error);
  process.exit(1);
}
