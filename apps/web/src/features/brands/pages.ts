/** Both pages in one script: the page of a simulator names every script of the others, and they are opened together. */
export { BrandDetailPage } from './BrandDetailPage.tsx'
export { BrandListPage } from './BrandListPage.tsx'
