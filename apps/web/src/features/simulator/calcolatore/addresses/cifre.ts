/** The figures that only Forme and the calendar of payments read. */
export const addresses = import.meta.glob<string>('../../../../../../../node_modules/.bilancia/legge/*-cifre.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})
