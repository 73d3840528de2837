// autocannon brings no types; this is what tools/bench/load.ts uses of it.
declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: (Partial<Request> & { setupRequest?: (request: Request) => Request })[];
  };
  type Result = { requests: { total: number }; duration: number; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
