/** What the build gathers from the declarations of pages: tools/declared-pages.ts. */
declare module 'virtual:declared-pages' {
  /** Where the records of every kind stand. */
  export const recordPages: import('../kernel/record-address.ts').RecordPages;
  /** The layout's own pages, which no menu has to grant. */
  export const layoutPages: readonly {
    readonly path: string;
    readonly title: import('../kernel/text.ts').Text;
    readonly component: string;
  }[];
}

/** Every icon of `kernel/icons.ts` that comes from @ant-design/icons. */
declare module 'virtual:menu-icons' {
  export const icons: Readonly<Record<string, import('react').ComponentType<{ 'aria-hidden'?: boolean }>>>;
}
