/** The frame around every page, and the routes. */
import type { Brand } from '@bilancia/contract/api'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, ThemeProvider } from '@mui/material'
import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'
import { CallError } from './api/call-error.ts'
import { reportError } from './api/report.ts'
import { BrandContext } from './design/brand.tsx'
import { dropMisplacedClicks } from './design/double-click.ts'
import { ErrorBoundary } from './design/ErrorBoundary.tsx'
import { later } from './design/later.tsx'
import { styles } from './design/style-nonce.ts'
import { Toaster } from './design/Toaster.tsx'
import { theme } from './design/theme.ts'
import { WaitOverlay } from './design/WaitOverlay.tsx'
import { CallbackPage } from './features/auth/CallbackPage.tsx'
import { ForApplication, ForArea } from './features/auth/ForApplication.tsx'
import { SessionProvider } from './features/auth/SessionProvider.tsx'
import { SignedIn } from './features/auth/SignedIn.tsx'
import { NewVersion } from './offline/NewVersion.tsx'

const LoginPage = later(async () => (await import('./features/auth/LoginPage.tsx')).LoginPage)
const Shell = later(async () => (await import('./features/shell/Shell.tsx')).Shell)
const HomePage = later(async () => (await import('./features/home/HomePage.tsx')).HomePage)
const IforfettariPage = later(async () => (await import('./features/iforfettari/IforfettariPage.tsx')).IforfettariPage)
const AgencyListPage = later(async () => (await import('./features/agencies/AgencyListPage.tsx')).AgencyListPage)
const AgencyDetailPage = later(async () => (await import('./features/agencies/AgencyDetailPage.tsx')).AgencyDetailPage)
const ClientListPage = later(async () => (await import('./features/clients/ClientListPage.tsx')).ClientListPage)
const TransfersPage = later(async () => (await import('./features/clients/TransfersPage.tsx')).TransfersPage)
const NextPaymentsPage = later(async () => (await import('./features/clients/NextPaymentsPage.tsx')).NextPaymentsPage)
const ClientDetailPage = later(async () => (await import('./features/clients/ClientDetailPage.tsx')).ClientDetailPage)
const FormePage = later(async () => (await import('./features/forme/FormePage.tsx')).FormePage)
const ConvsrlPage = later(async () => (await import('./features/convsrl/ConvsrlPage.tsx')).ConvsrlPage)
const ImportPage = later(async () => (await import('./features/telematico/ImportPage.tsx')).ImportPage)
const Budget4uPage = later(async () => (await import('./features/budget4u/Budget4uPage.tsx')).Budget4uPage)
const ConcordatoPage = later(async () => (await import('./features/concordato/ConcordatoPage.tsx')).ConcordatoPage)
const CompanyListPage = later(async () => (await import('./features/companies/CompanyListPage.tsx')).CompanyListPage)
const CompanyDetailPage = later(async () => (await import('./features/companies/CompanyDetailPage.tsx')).CompanyDetailPage)
const PrincipalListPage = later(async () => (await import('./features/principals/PrincipalListPage.tsx')).PrincipalListPage)
const PrincipalDetailPage = later(async () => (await import('./features/principals/PrincipalDetailPage.tsx')).PrincipalDetailPage)
const NewsListPage = later(async () => (await import('./features/news/NewsListPage.tsx')).NewsListPage)
const NewsDetailPage = later(async () => (await import('./features/news/NewsDetailPage.tsx')).NewsDetailPage)
const BrandListPage = later(async () => (await import('./features/brands/pages.ts')).BrandListPage)
const BrandDetailPage = later(async () => (await import('./features/brands/pages.ts')).BrandDetailPage)
const ReportPage = later(async () => (await import('./features/report/ReportPage.tsx')).ReportPage)
const OwnAccessPage = later(async () => (await import('./features/own-access/OwnAccessPage.tsx')).OwnAccessPage)
const AuditPage = later(async () => (await import('./features/audit/AuditPage.tsx')).AuditPage)
const LawPage = later(async () => (await import('./features/law/LawPage.tsx')).LawPage)
const NotFoundPage = later(async () => (await import('./features/shell/NotFoundPage.tsx')).NotFoundPage)

/** Retries only calls that did not reach the server, never a refusal. Calls are made even offline, so that the page can say so. */
const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // After a reconnection, queries that failed for lack of a network run again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => !(error instanceof CallError) && failures < 2 && navigator.onLine,
        refetchOnWindowFocus: false,
      },
    },
  })

// A button is drawn as disabled before the second click of a double click.
notifyManager.setScheduler(queueMicrotask)
dropMisplacedClicks()
// Query assumes a connection at the start. Without this, a page opened offline would not notice when the network comes back.
onlineManager.setOnline(navigator.onLine)

export function App({ brand }: { readonly brand: Brand }) {
  const [rules] = useState(styles)
  const [queries] = useState(newQueries)
  return (
    <CacheProvider value={rules}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ErrorBoundary report={reportError} everywhere>
          <QueryClientProvider client={queries}>
            <BrandContext value={brand}>
              <BrowserRouter>
                <SessionProvider>
                  <Pages />
                </SessionProvider>
              </BrowserRouter>
            </BrandContext>
          </QueryClientProvider>
        </ErrorBoundary>
        <Toaster />
        <NewVersion />
      </ThemeProvider>
    </CacheProvider>
  )
}

function Pages() {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <Suspense fallback={null}>
            <LoginPage />
          </Suspense>
        }
      />
      <Route path="/callback" element={<CallbackPage />} />
      <Route element={<Inside />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/home" element={<Navigate to="/" replace />} />
        <Route element={<ForApplication application="iforfettari" />}>
          <Route path="/iforf/:documento?" element={<IforfettariPage />} />
        </Route>
        <Route element={<ForApplication application="convsrl" />}>
          <Route path="/convsrl/:documento?" element={<ConvsrlPage />} />
        </Route>
        <Route element={<ForArea area="importTelematico" />}>
          <Route path="/importtelematico" element={<ImportPage />} />
        </Route>
        <Route element={<ForApplication application="budget4u" />}>
          <Route path="/budget/:documento?" element={<Budget4uPage />} />
        </Route>
        <Route element={<ForArea area="concordato" />}>
          <Route path="/concordato" element={<ConcordatoPage />} />
        </Route>
        <Route element={<ForApplication application="forme" />}>
          <Route path="/forme/:documento?" element={<FormePage />} />
        </Route>
        <Route element={<ForArea area="clienti" />}>
          <Route path="/clienti" element={<ClientListPage />} />
          <Route path="/clienti/passaggi" element={<TransfersPage />} />
          <Route path="/cliente/:id" element={<ClientDetailPage />} />
          <Route path="/scadenze" element={<NextPaymentsPage />} />
        </Route>
        <Route element={<ForArea area="studi" />}>
          <Route path="/agency" element={<AgencyListPage />} />
          <Route path="/agencyDetail/:id" element={<AgencyDetailPage />} />
        </Route>
        <Route element={<ForArea area="company" />}>
          <Route path="/company" element={<CompanyListPage />} />
          <Route path="/companyDetail/:id" element={<CompanyDetailPage />} />
        </Route>
        <Route element={<ForArea area="utenti" />}>
          <Route path="/principal" element={<PrincipalListPage />} />
          <Route path="/principalDetail/:id" element={<PrincipalDetailPage />} />
        </Route>
        <Route element={<ForArea area="novita" />}>
          <Route path="/whatsnew" element={<NewsListPage />} />
          <Route path="/whatsNewDetail/:id" element={<NewsDetailPage />} />
        </Route>
        <Route element={<ForArea area="marchi" />}>
          <Route path="/marchi" element={<BrandListPage />} />
          <Route path="/marchio/:id" element={<BrandDetailPage />} />
        </Route>
        <Route element={<ForArea area="report" />}>
          <Route path="/report" element={<ReportPage />} />
        </Route>
        <Route path="/norme" element={<LawPage />} />
        <Route path="/profilo" element={<OwnAccessPage />} />
        <Route element={<ForArea area="registro" />}>
          <Route path="/audit" element={<AuditPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** The shell around the page, for signed-in users. */
function Inside() {
  return (
    <SignedIn>
      <Suspense fallback={<WaitOverlay open />}>
        <Shell>
          <Suspense fallback={<WaitOverlay open />}>
            <Outlet />
          </Suspense>
        </Shell>
      </Suspense>
    </SignedIn>
  )
}
