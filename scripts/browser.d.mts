export function resolveBrowser(): Promise<string>;
export function browserFlags(): string[];
