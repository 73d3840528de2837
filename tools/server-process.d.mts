export const SERVER_FLAGS: readonly string[];
export function serverEnv(root: string, env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
