/** One entry of `GET api/menus/build` (spec.md section 3, menu route item). */
export type MenuItem = {
  readonly id: number;
  readonly name: string;
  /** Flat path from the root, an external link, or a segment below the parent's path. */
  readonly path: string;
  readonly label?: string;
  /** `Layout` for a directory, `voyage/VoyageReportHome`, `resource:parameter.port`. */
  readonly component?: string | null;
  readonly componentName?: string | null;
  /** 0: the page is not kept alive. */
  readonly cache?: number | boolean | null;
  readonly alwaysShow?: boolean | null;
  readonly hidden?: boolean | null;
  readonly meta: {
    readonly title: string;
    readonly titleEn?: string | null;
    readonly icon?: string | null;
    readonly noCache?: boolean | null;
    readonly affix?: boolean | null;
  };
  readonly redirect?: string | null;
  /** ISO time until which the 'new' badge shows. */
  readonly vanishingTime?: string | null;
  /** Initials of the Chinese title, such as `cbbg`. */
  readonly pinyin?: string | null;
  readonly children?: readonly MenuItem[] | null;
};
