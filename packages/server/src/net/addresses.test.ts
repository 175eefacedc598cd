import { expect, test } from 'vitest';
import { isNear, networkOf } from './addresses.js';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['192.168.1.5', true],
  ['172.32.0.1', false],
  ['::1', true],
  ['fd12::1', true],
  ['2001:db8::1', false],
  ['unknown', false],
  ['', false],
])('%s is of the house: %s', (address, near) => {
  expect(isNear(address)).toBe(near);
});
