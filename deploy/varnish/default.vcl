# Varnish 7.1 (Debian 12) in front of the site: docs/caching.md. Nothing here is to be changed but the backend.
#   varnishd -f …/default.vcl -a :80 -s malloc,512m -p http_gzip_support=off -p ban_lurker_age=2
# The site has compressed its pages; with http_gzip_support=on Varnish would ask for gzip alone.
# TLS: a terminator that speaks the PROXY protocol (hitch, HAProxy) before `-a 127.0.0.1:6086,PROXY`, so that the
# addresses of visitors are theirs.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 30s;
  .max_connections = 200;
  # Says 503 while the database is away; the pages that it keeps are answered then too, so any answer is healthy.
  .probe = {
    .request = "GET /brand/favicon.svg HTTP/1.1" "Host: localhost" "Connection: close";
    # Away after two failures, there again after one answer.
    .interval = 1s;
    .timeout = 2s;
    .window = 2;
    .threshold = 1;
    .initial = 1;
  }
}

acl here {
  "localhost";
  "127.0.0.1";
  "::1";
}

# Who may purge: with CACHE_PURGE_TOKEN in the environment of varnishd, whoever says it; else this machine alone, and no
# proxy on it that passes somebody else's request on.
sub check_purger {
  if (std.getenv("CACHE_PURGE_TOKEN") ~ ".") {
    if (req.http.Authorization != "Bearer " + std.getenv("CACHE_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
  } else if (client.ip !~ here || req.http.X-Forwarded-For != "" + client.ip) {
    return (synth(403, "Forbidden"));
  }
}

sub vcl_recv {
  # What was stored is stored for whoever asks here, under the one address that the site has.
  if (req.method == "PURGE") {
    call check_purger;
    if (req.http.Surrogate-Key !~ "^[a-z0-9:-]+( [a-z0-9:-]+)*$") {
      return (synth(400, "Surrogate-Key is missing"));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }
  # Only the site says these.
  unset req.http.Surrogate-Key;
  unset req.http.X-May-Be-Kept;
  # After a restart the site has just failed: then whatever is still here is better than nothing.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Staff, owners, previews, and the data of links: as in tools/server/response-cache/cacheable-request.mjs.
  if (req.http.Cookie ~ "payload-token|owner-|impersonation|__prerender_bypass|__next_preview") {
    return (pass);
  }
  if (req.http.Authorization || req.http.RSC || req.http.Next-Router-State-Tree || req.http.Next-Router-Prefetch || req.http.Next-Router-Segment-Prefetch || req.http.Next-Action || req.http.Next-Url) {
    return (pass);
  }
  # Other cookies do not matter to what the site lets us keep, and are sent on for what it does not.
  if (req.url ~ "^/(admin|api)(/|\?|$)" && req.url !~ "^/api/media/file/") {
    return (pass);
  }
  # The two encodings of the site's pages.
  if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])br\s*(?!;\s*q\s*=\s*0(\.0*)?\s*(,|$))(,|;|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])gzip\s*(?!;\s*q\s*=\s*0(\.0*)?\s*(,|$))(,|;|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Counted in the browser; the site answers the same without them.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=") {
    set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=[^&]*(&|$)", "");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  set req.http.X-May-Be-Kept = "1";
  return (hash);
}

sub vcl_hash {
  # Without the host: every page is cached under the site's own host.
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-May-Be-Kept;
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # A failure never replaces a page that is still here.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # Only responses with surrogate headers are cached: pages that are the same for every visitor …
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && beresp.status == 200 && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
    set beresp.grace = 24h;
    set beresp.keep = 1h;
  # … and files whose address changes with their content; a picture that was deleted is not shown for long.
  } else if (bereq.url ~ "^/(_next/static|api/media/file)/" && beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && beresp.http.Content-Length !~ "^[0-9]{8,}$") {
    unset beresp.http.Set-Cookie;
    set beresp.ttl = 10m;
    set beresp.grace = 24h;
    if (bereq.url ~ "^/_next/") {
      set beresp.ttl = 7d;
    }
  } else {
    set beresp.uncacheable = true;
    # For so long requests do not wait for each other. A response that gets surrogate headers later is cached at once.
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && req.http.X-May-Be-Kept) {
    return (restart);
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Browsers revalidate each time; the age is that of the entry in this cache.
  unset resp.http.Age;
  return (deliver);
}

# The site does not answer, and the page is not cached: API_ERROR, as the site sends it while its database is away.
sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set bereq.http.X-Language = regsub(bereq.url, "^/(nl|fr|en|de)(/.*)?$", "\1");
  if (bereq.http.X-Language !~ "^(nl|fr|en|de)$" && bereq.url ~ "[?&]lang=(nl|fr|en|de)(&|$)") {
    set bereq.http.X-Language = regsub(bereq.url, "^.*[?&]lang=(nl|fr|en|de)(&.*)?$", "\1");
  }
  if (bereq.http.X-Language !~ "^(nl|fr|en|de)$") {
    set bereq.http.X-Language = regsub(bereq.http.Referer, "^https?://[^/]+/(nl|fr|en|de)/.*$", "\1");
  }
  if (bereq.http.X-Language !~ "^(nl|fr|en|de)$") {
    set bereq.http.X-Language = std.tolower(regsub(bereq.http.Accept-Language, "^\s*([A-Za-z]{2}).*$", "\1"));
  }
  if (bereq.http.X-Language == "nl") {
    set bereq.http.X-Api = "Er is een fout in de API";
    set bereq.http.X-Wait = "De pagina kan nu niet worden getoond. Probeer het zo dadelijk opnieuw.";
    set bereq.http.X-Again = "Opnieuw proberen";
  } else if (bereq.http.X-Language == "en") {
    set bereq.http.X-Api = "There is an error in the API";
    set bereq.http.X-Wait = "The page cannot be shown right now. Try again in a moment.";
    set bereq.http.X-Again = "Try again";
  } else if (bereq.http.X-Language == "de") {
    set bereq.http.X-Api = "Es gibt einen Fehler in der API";
    set bereq.http.X-Wait = "Die Seite kann gerade nicht angezeigt werden. Versuchen Sie es gleich noch einmal.";
    set bereq.http.X-Again = "Erneut versuchen";
  } else {
    set bereq.http.X-Language = "fr";
    set bereq.http.X-Api = "Il y a une erreur dans l'API";
    set bereq.http.X-Wait = "La page ne peut pas être affichée pour le moment. Réessayez dans un instant.";
    set bereq.http.X-Again = "Réessayer";
  }
  if (bereq.http.Accept ~ "text/html") {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html>
<html lang=""} + bereq.http.X-Language + {""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>"} + bereq.http.X-Api + {"</title>
<style>body{margin:0;background:#fbf8f2;color:#1f3d33;font:1.0625rem/1.65 system-ui,Arial,sans-serif}main{max-width:46rem;margin:0 auto;padding:5rem 1.25rem}h1{font:500 2.5rem/1.15 Georgia,serif}a{color:inherit}</style>
</head><body><main id="content"><h1>"} + bereq.http.X-Api + {"</h1><p>"} + bereq.http.X-Wait + {"</p><p><a href="">"} + bereq.http.X-Again + {"</a></p></main></body></html>
"};
  } else {
    set beresp.http.Content-Type = "application/json";
    set beresp.body = {"{"ok":false,"error":""} + bereq.http.X-Api + {"","errors":[{"message":""} + bereq.http.X-Api + {"" "} + "}]}";
  }
  return (deliver);
}
