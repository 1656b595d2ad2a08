/** While a search goes on: with several partners the best mix of fees and dividends is searched for every point and year, which can take a minute. */
import { forme, inForce, piano } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { FieldLink } from '../simulator/FieldLink.tsx'
import type { Values } from '../simulator/path.ts'
import { useSimulation } from '../simulator/store.ts'

const OTTIMIZZATA = 'SRL_OTTIMIZZATA'
/** Where the column is left out. A plan does not read the forms that the table leaves out. */
const dove = {
  curva: {
    path: 'escludi[0]',
    detto: 'se non serve, si toglie in',
    nome: 'Forme da non calcolare',
    senza: ({ escludi }: Dati) => escludi.includes(OTTIMIZZATA),
  },
  piano: {
    path: 'piano.forme[0]',
    detto: 'se non serve, basta scegliere le altre in',
    nome: 'Forme che si possono scegliere',
    senza: ({ piano: { forme: scelte } }: Dati) => scelte.some((una) => una !== '') && !scelte.includes(OTTIMIZZATA),
  },
} as const

type Dati = ReturnType<typeof datiDi>
const datiDi = (values: Values) => inForce(piano.documento, values)

/** On paper, in place of what has not arrived yet, or above what it will replace. */
export const NonArrivato = ({ che }: { readonly che: string }) => (
  <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>{`${che} quando la pagina è stata stampata.`}</Typography>
)

export function Attesa({ di }: { readonly di: keyof typeof dove }) {
  const { path, detto, nome, senza } = dove[di]
  const lunga = useSimulation(({ values }) => {
    const dati = datiDi(values)
    return dati.persone.filter((persona) => (persona?.quotaSociale ?? 0) > 0).length > 1 && !senza(dati)
  })
  return (
    lunga && (
      <Typography role="status" color="textSecondary" sx={{ my: 1, '@media print': { display: 'none' } }}>
        {`Calcolo in corso con i dati di adesso: con più soci «${forme.forme[OTTIMIZZATA]}» può richiedere un minuto; ${detto} `}
        <FieldLink path={path} underline="always">
          {`«${nome}»`}
        </FieldLink>
        .
      </Typography>
    )
  )
}
