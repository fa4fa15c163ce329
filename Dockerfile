# The built site in nginx, on port 8080. First: npm ci && npm run build
FROM nginx:stable-alpine
COPY hosting/nginx.conf /etc/nginx/nginx.conf
# nginx starts in /etc/nginx, so "root out" is this folder.
COPY out /etc/nginx/out
EXPOSE 8080
