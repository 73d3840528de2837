/**
 * An empty value of the environment stands for none: compose files and service units write `DATABASE_URL=` where nothing is given.
 * To be called before anything reads the environment.
 */
export function dropEmptyValues(env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(env)) if (value?.trim() === '') delete env[name];
}
