// The two map tools bring no types; these are the few calls that tools/land.ts makes.
declare module 'd3-geo' {
  type Projection = {
    scale(factor: number): Projection;
    translate(offset: [number, number]): Projection;
    precision(pixels: number): Projection;
    reflectY(reflect: boolean): Projection;
  };
  export function geoEquirectangular(): Projection;
}

declare module 'd3-geo-projection' {
  export function geoProject<T>(shape: unknown, projection: unknown): T;
}
