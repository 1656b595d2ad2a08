/** Both pages in one script: they are opened together, and every further script would add its name to the page of each simulator. */
export { BrandDetailPage } from './BrandDetailPage.tsx'
export { BrandListPage } from './BrandListPage.tsx'
