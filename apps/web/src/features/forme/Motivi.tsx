/** The tests of the law that a form fails, or that are open. */
import { forme } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FieldLink } from '../simulator/FieldLink.tsx'
import { useSimulationStore } from '../simulator/store.ts'
import { motivo } from './motivo.ts'
import { toniEsito } from './words.ts'

/** Each failed or open test with its norm, and the field that would answer it. */
export function Motivi({ colonna }: { readonly colonna: forme.Colonna }) {
  const aperti = apertiDi(colonna)
  return (
    <>
      <Elenco motivi={colonna.ammissibilita.motivi.filter(({ esito }) => esito === 'NO')} />
      {aperti.length > MOSTRATI ? (
        <Box component="details" sx={{ textAlign: 'left' }}>
          <Typography component="summary" variant="caption" sx={{ color: toniEsito.NON_VERIFICATO }}>
            {`${aperti.length} da verificare`}
          </Typography>
          <Box sx={{ '@media print': { display: 'none' } }}>
            <Elenco motivi={aperti} />
          </Box>
        </Box>
      ) : (
        <Elenco motivi={aperti} />
      )}
    </>
  )
}

const apertiDi = ({ ammissibilita }: forme.Colonna) => ammissibilita.motivi.filter(({ esito }) => esito !== 'NO')

/** Only on paper, below the table: the tests that are folded in it. In a narrow column they would be longer than a page. */
export const DaVerificare = ({ colonne }: { readonly colonne: readonly forme.Colonna[] }) => (
  <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
    {colonne.map((colonna) => {
      const aperti = apertiDi(colonna)
      if (aperti.length <= MOSTRATI) return null
      return (
        <Box key={colonna.forma} sx={{ mt: 1 }}>
          <Typography variant="subtitle2">{`${forme.forme[colonna.forma]}: ${aperti.length} da verificare`}</Typography>
          <Elenco motivi={aperti} />
        </Box>
      )
    })}
  </Box>
)

/** More open tests than these are folded. */
const MOSTRATI = 2

function Elenco({ motivi }: { readonly motivi: readonly forme.Motivo[] }) {
  const { labelOf } = useSimulationStore().simulator
  if (motivi.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, typography: 'caption', textAlign: 'left', whiteSpace: 'normal' }}>
      {motivi.map(({ id, esito, norma, dato }) => (
        <li key={`${id} ${dato}`}>
          <Box component="span" sx={{ color: toniEsito[esito] }}>
            {esito === 'NO' ? 'no' : 'da verificare'}
          </Box>
          {`: ${motivo(id)} (${norma})`}
          {dato !== null && (
            <>
              {'. '}
              <FieldLink path={dato} underline="always">
                {labelOf(dato)}
              </FieldLink>
            </>
          )}
        </li>
      ))}
    </Box>
  )
}
