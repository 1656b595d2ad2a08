/** The addresses of the figures that only Forme and the calendar of payments read. Apart, so that the simulators do not load them. */
export const addresses = import.meta.glob<string>('../../../../../../node_modules/.bilancia/legge/*-cifre.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})
