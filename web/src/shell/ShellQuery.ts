/* oxlint-disable relay/must-colocate-fragment-spreads -- header and footer read the answer through the shell's context */
import { graphql } from 'react-relay';

/** Who is here and where: read once per document, beside the page's own query. */
export const shellQuery = graphql`
  query ShellQuery @throwOnFieldError {
    viewer {
      user {
        userId
        username
        name
        pictureUrl
        language
        roles
        avatarFrame {
          achievement {
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
      mayEditProfile
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
        language
        texts {
          language
          key
          text
        }
        hiddenParts
        faviconUrl
        theme {
          primary
          secondary
          error
          success
          warning
        }
        style {
          buttons {
            property
            value
          }
          actionButtons {
            property
            value
          }
          indicationButtons {
            property
            value
          }
        }
        gtmTrackingId
        googleAnalyticsTrackingId
        remoteComponents
        feedbackFormEnabled
        feedbackFormId
        marketplace
        ...Footer_profile
        ...HeaderLogo_profile
      }
      trial {
        daysLeft
        expired
      }
      files {
        template
        styleUrl
        headerScriptUrl
        footerScriptUrl
        pageStyleUrl
      }
    }
    trialOffer {
      days
    }
    environment @required(action: THROW)
  }
`;
