export const addresses = import.meta.glob<string>('../../../../../../../node_modules/.bilancia/legge/casse-*{.wasm,-pagina.json,-nomi.json}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})
