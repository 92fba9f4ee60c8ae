/* oxlint-disable relay/must-colocate-fragment-spreads -- header and footer read the answer through the shell's context */
import { graphql } from 'react-relay';

/** Who is here and where: read once per document, beside the page's own query. */
export const shellQuery = graphql`
  query ShellQuery {
    viewer {
      user {
        userId
        username
        name
        picture
        language
        roles
        latestUserCourseGamification {
          item {
            frame
            imageUrl
          }
        }
      }
      preferences {
        colorMode
        fontSize
        colorScheme
        imageMode
      }
      consentDue {
        consentId
        url
      }
      mayCustomise
    }
    workspace {
      workspaceId
      company
      activeConsent {
        consentId
        url
      }
      profile {
        title
        company
        lang
        i18n
        hide
        favicon
        theme {
          primary
          secondary
          error
          success
          warning
        }
        style {
          buttons
          actionButtons
          indicationButtons
        }
        gtmTrackingId
        googleAnalyticsTrackingId
        remoteComponents
        feedbackFormEnabled
        feedbackFormId
        ...Footer_profile
        ...HeaderLogo_profile
      }
      trial {
        daysLeft
        expired
      }
      files {
        template
        style
        headerScript
        footerScript
        pageStyle
      }
    }
    trialOffer {
      days
    }
    environment
  }
`;
