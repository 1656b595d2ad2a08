/** How the boxes of several modules become one number a box. */
export const aggregation = {
  /** Summed over the modules; of every other quadro module 1 counts (a second RF or RG is a foreign branch). */
  summed: ['RA', 'RB', 'RC', 'RH', 'RL', 'RM', 'RP', 'RR', 'RS', 'RT', 'LM'],
  /** Rows whose total is the highest column present in module 1: the column moves from year to year. Never RB10 and RN1. */
  lastColumn: [
    'RG010',
    'RG022',
    'RG023',
    'RG033',
    'RG034',
    'RE011',
    'RE015',
    'RE016',
    'RE017',
    'RE019',
    'RE021',
    'RC005',
    'RC009',
    'RF031',
    'RF055',
    'RF098',
    'RF099',
  ],
} as const
