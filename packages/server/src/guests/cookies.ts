/** A guest is a random id in a cookie that scripts cannot read and only this server can make. */
import { randomBytes } from 'node:crypto';
import cookies from '@fastify/cookie';

const NAME = 'landnam';
const YEAR = 31_536_000;
const ID = /^[A-Za-z0-9_-]{22}$/;

export interface Cookies {
  /** The guest of a request's cookie; none if it is forged. */
  read(header: string | undefined): string | undefined;
  write(guest: string): string;
  erase(): string;
}

export const newGuestId = (): string => randomBytes(16).toString('base64url');

export const makeCookies = (key: Uint8Array, secure: boolean): Cookies => {
  const secret = Buffer.from(key);
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: (header) => {
      const value = header === undefined ? undefined : cookies.fastifyCookie.parse(header)[NAME];
      if (value === undefined) return undefined;
      const guest = cookies.unsign(value, secret).value;
      return guest !== null && ID.test(guest) ? guest : undefined;
    },
    write: (guest) =>
      cookies.fastifyCookie.serialize(NAME, cookies.sign(guest, secret), { ...options, maxAge: YEAR }),
    erase: () => cookies.fastifyCookie.serialize(NAME, '', { ...options, maxAge: 0 }),
  };
};
