/** What the thread for maps loads. */
export { checkMapText } from './checking.js';
