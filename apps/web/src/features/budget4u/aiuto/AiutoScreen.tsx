/** The help: the general provisions, then three collapsible sections. */
import { budget4u } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { BackIcon, KeyboardIcon } from '../../../design/icons.tsx'
import { Section } from '../../../design/Section.tsx'
import { showKeys } from '../../shell/KeysDialog.tsx'
import { TutorialButton } from '../../tutorials/TutorialButton.tsx'

const { aiuto, disposizioniGenerali } = budget4u

export function AiutoScreen({ onClose }: { readonly onClose: () => void }) {
  return (
    <Box component="article" sx={{ maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, '@media print': { display: 'none' } }}>
        <Button variant="outlined" startIcon={<BackIcon />} onClick={onClose}>
          Torna alla simulazione
        </Button>
        <Button startIcon={<KeyboardIcon />} onClick={showKeys}>
          Tasti rapidi
        </Button>
        <TutorialButton of="budget4u" />
      </Box>
      {aiuto.map(({ chiave, titolo, voci }) => (
        <Box key={chiave} component="details" sx={fold}>
          <summary>
            <Typography component="h2" variant="h2" sx={{ display: 'inline' }}>
              {titolo}
            </Typography>
          </summary>
          <Entries voci={voci} />
        </Box>
      ))}
      <Section title="Disposizioni generali">
        <Entries voci={disposizioniGenerali} />
      </Section>
    </Box>
  )
}

function Entries({ voci }: { readonly voci: readonly budget4u.VoceAiuto[] }) {
  return (
    <Box sx={{ py: 1 }}>
      {voci.map(({ titolo, testo }) => (
        <Box key={titolo} component="section" sx={{ mb: 2 }}>
          <Typography variant="h3" component="h3">
            {titolo}
          </Typography>
          <Typography>{testo}</Typography>
        </Box>
      ))}
    </Box>
  )
}

const fold = {
  borderBottom: 1,
  borderColor: 'hairline',
  mb: 2,
  '& > summary': { minHeight: 44, py: 1 },
} as const
