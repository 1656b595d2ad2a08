/** A line of a result in euro, by which documents and advice are compared. `main`: what remains in the end, which the picture shows. */
export type ComparedLine = { readonly path: string; readonly name: string; readonly main: boolean }
