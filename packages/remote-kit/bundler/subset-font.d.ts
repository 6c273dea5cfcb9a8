// Of subset-font 2.9, what is used of it: it ships without types, and those of others know no `keepFeatures`.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Buffer>;
}
