import type { ClockPort } from '@landnam/table';

export const timer: ClockPort = {
  now: () => performance.now(),
  wake: (after, call) => {
    const id = setTimeout(call, after);
    return () => clearTimeout(id);
  },
};
